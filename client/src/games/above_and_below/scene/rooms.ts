/** Rooms, and what they are furnished with. */
import type { Point } from "../../../draw/hewn";
import { along, HALF, HEIGHT, type Pen, type Place } from "./pen";

/** Boards on the wall, and what stands on them. */
function shelves(pen: Pen, boards: number[], from: number, thing: (x: number, y: number) => Point[]): void {
  const things = boards.flatMap((y) => along(15, from).map((x) => thing(x, y)));
  pen.poly("mid", ...things);
  pen.twice("mid", (side) =>
    boards.map((y): Point[] => [
      [side * (from - 12), y],
      [side * (HALF + 9), y],
      [side * (HALF + 9), y + 4],
      [side * (from - 12), y + 4],
    ]),
  );
  pen.twice("mid", (side) => [pen.box(side * (from - 12), 116, 6, 108), pen.box(side * (from + 150), 116, 6, 108)]);
}

function counter(pen: Pen, y: number): void {
  pen.nearer();
  pen.poly("near", [
    [-HALF - 9, y],
    [HALF + 9, y],
    [HALF + 9, HEIGHT + 9],
    [-HALF - 9, HEIGHT + 9],
  ]);
  pen.line(
    "line",
    [
      [-HALF, y + 7],
      [HALF, y + 7],
    ],
    ...along(88, 44).map((x): Point[] => [
      [x, y + 7],
      [x, HEIGHT],
    ]),
  );
}

/** A barrel on its side, seen from its head. */
function barrel(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * 2 * Math.PI;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

export const rooms: Record<string, Place> = {
  shop: {
    one: { x: 0, y: 116 },
    two: [
      { x: -50, y: 116 },
      { x: 50, y: 116, size: 0.85 },
    ],
    draw: (pen) => {
      shelves(pen, [34, 62, 90], 112, (x, y) => {
        const h = 10 + pen.random() * 10;
        const w = 8 + pen.random() * 4;
        return [
          [x - w / 2, y],
          [x - w / 2, y - h * 0.6],
          [x - 2, y - h * 0.75],
          [x - 2, y - h],
          [x + 2, y - h],
          [x + 2, y - h * 0.75],
          [x + w / 2, y - h * 0.6],
          [x + w / 2, y],
        ];
      });
      counter(pen, 112);
    },
  },
  library: {
    draw: (pen) => {
      shelves(pen, [36, 68, 100], 104, (x, y) =>
        pen.box(x, y, 9 + pen.random() * 4, 15 + pen.random() * 12, pen.random() * 3),
      );
      pen.poly(
        "far",
        ...[-70, -30, 26, 66].map((x): Point[] => [
          [x - 9, -9],
          [x - 2, 16],
          [x + 6 * Math.sign(x), 36 + pen.random() * 8],
          [x + 7, 14],
          [x + 10, -9],
        ]),
      );
      pen.floor(113, 2);
    },
  },
  workshop: {
    one: { x: 0, y: 114 },
    draw: (pen) => {
      pen.twice("mid", (side) => [
        pen.box(side * 196, 40, 220, 5),
        pen.box(side * 120, 78, 6, 38),
        pen.box(side * 120, 84, 20, 11),
        pen.box(side * 152, 72, 5, 32),
        [
          [side * 146, 70],
          [side * 166, 74],
          [side * 164, 84],
          [side * 146, 80],
        ],
        barrel(side * 188, 62, 17),
        pen.box(side * 228, 80, 7, 40),
        pen.box(side * 228, 86, 24, 8),
        pen.box(side * 270, 76, 16, 36),
        pen.box(side * 196, 116, 170, 9),
        pen.box(side * 124, 140, 12, 30),
        pen.box(side * 268, 140, 12, 30),
      ]);
      pen.floor(114, 2);
    },
  },
  office: {
    one: { x: 0, y: 116 },
    two: [
      { x: -48, y: 116 },
      { x: 52, y: 112, size: 0.8 },
    ],
    draw: (pen) => {
      const cells: Point[][] = [];
      for (let row = 0; row < 4; row++) for (const x of along(28, 104)) cells.push(pen.box(x, 32 + row * 24, 22, 18));
      pen.poly("mid", ...cells);
      pen.path(
        "lit",
        ...along(112, 132).flatMap((x) => [
          pen.shape(pen.box(x, 55, 10, 4), 0.4),
          pen.shape(pen.box(x + 56, 79, 12, 4), 0.4),
        ]),
      );
      counter(pen, 112);
      pen.poly(
        "near",
        pen.box(-112, 112, 30, 8),
        pen.box(-110, 104, 26, 6),
        pen.box(-113, 98, 28, 5),
        pen.box(118, 112, 24, 16),
      );
    },
  },
  kitchen: {
    hearth: true,
    draw: (pen) => {
      pen.poly("mid", [
        [-236, -9],
        [-108, -9],
        [-96, 36],
        [-96, 118],
        [-248, 118],
        [-248, 36],
      ]);
      pen.path("lit", pen.shape(pen.arch(-172, 116, 92, 58)));
      pen.poly("near", [
        [-204, 116],
        [-196, 96],
        [-186, 104],
        [-174, 78],
        [-162, 102],
        [-152, 92],
        [-142, 116],
      ]);
      pen.poly(
        "mid",
        pen.box(190, 22, 240, 4),
        ...[92, 130, 170, 216, 262].flatMap((x, i) => [
          pen.box(x, 40, 3, 20),
          pen.box(x, 52 + (i % 2) * 5, 18 + (i % 3) * 5, 14),
        ]),
      );
      pen.twice("mid", (side) => [pen.box(side * 420, 118, 170, 76)]);
      pen.poly(
        "mid",
        pen.box(190, 92, 150, 7),
        pen.box(128, 118, 9, 28),
        pen.box(252, 118, 9, 28),
        pen.box(170, 86, 22, 13),
        pen.box(206, 86, 30, 9),
      );
      pen.floor(114, 2);
    },
  },
  parlour: {
    hearth: true,
    draw: (pen) => {
      pen.poly("far", ...along(34, 60).map((x) => pen.box(x, 116, 12, 126)));
      pen.twice("mid", (side) => [
        pen.box(side * 144, 62, 46, 38),
        pen.box(side * 226, 116, 84, 66),
        pen.box(side * 226, 52, 98, 7),
        pen.box(side * 330, 60, 50, 44),
      ]);
      pen.path("lit", pen.shape(pen.box(-144, 57, 34, 28)), pen.shape(pen.arch(226, 116, 52, 44)));
      pen.poly("mid", [
        [-158, 56],
        [-146, 38],
        [-138, 47],
        [-130, 42],
        [-127, 56],
      ]);
      pen.path("far", pen.shape(pen.box(144, 57, 34, 28)));
      pen.floor(112, 1);
      pen.poly("mid", [
        [-116, 122],
        [-84, 115],
        [84, 115],
        [116, 122],
        [96, 130],
        [-96, 130],
      ]);
    },
  },
  cellar: {
    draw: (pen) => {
      pen.wall("far", pen.arch(0, 116, 210, 112), ...along(250, 246).map((x) => pen.arch(x, 116, 200, 96)));
      pen.twice("mid", (side) => [
        barrel(side * 150, 92, 25),
        barrel(side * 206, 92, 25),
        barrel(side * 262, 92, 25),
        barrel(side * 178, 46, 23),
        barrel(side * 234, 46, 23),
      ]);
      pen.line(
        "line",
        ...[-1, 1].flatMap((side) =>
          [
            [150, 92],
            [206, 92],
            [262, 92],
            [178, 46],
            [234, 46],
          ].map(([x = 0, y = 0]): Point[] => [
            [side * x - 17, y],
            [side * x + 17, y],
          ]),
        ),
      );
      pen.floor(116, 2);
    },
  },
  theatre: {
    one: { x: 0, y: 106 },
    two: [
      { x: -52, y: 106 },
      { x: 52, y: 106, size: 0.85 },
    ],
    draw: (pen) => {
      pen.floor(104, 0, "mid");
      pen.twice("mid", (side) => [
        [
          [side * 96, -9],
          [side * 104, 30],
          [side * 126, 70],
          [side * 152, 108],
          [side * (HALF + 9), 112],
          [side * (HALF + 9), -9],
        ],
      ]);
      const folds = [-1, 1].flatMap((side) =>
        [128, 160, 200, 250, 300].map((x): Point[] => [
          [side * x, -5],
          [side * (x + 10), 40],
          [side * (x + 34), 106],
        ]),
      );
      pen.line("line", ...folds);
      const valance: Point[] = [[-HALF - 9, -9]];
      for (let x = -HALF; x <= HALF; x += 35) valance.push([x, x % 2 ? 14 : 22]);
      pen.poly("mid", [...valance, [HALF + 9, -9]]);
      pen.nearer();
      pen.path("lit", ...along(44, 22, 176).map((x) => pen.shape(pen.arch(x, 113, 12, 9), 0.4)));
      pen.poly("near", [
        [-HALF - 9, 113],
        [HALF + 9, 113],
        [HALF + 9, 150],
        [-HALF - 9, 150],
      ]);
      pen.poly("floor", ...along(46, 26).map((x) => barrel(x + pen.random() * 10, 142, 15 + pen.random() * 4)));
    },
  },
};
