/** Places that somebody has hewn or built. */
import type { Point } from "../../../draw/hewn";
import { along, FLOOR, HALF, HEIGHT, type Pen, type Place } from "./pen";

function column(pen: Pen, x: number, foot: number, w: number): Point[][] {
  return [
    pen.box(x, foot + 20, w, foot + 40),
    pen.box(x, foot, w * 1.6, 9),
    [
      [x - w * 1.1, 0],
      [x + w * 1.1, 0],
      [x + w * 0.5, 20],
      [x - w * 0.5, 20],
    ],
  ];
}

function house(pen: Pen, x: number, w: number, h: number): Point[][] {
  return [
    pen.box(x, FLOOR + 2, w, h),
    [
      [x - w * 0.6, FLOOR - h + 2],
      [x, FLOOR - h - w * 0.34],
      [x + w * 0.6, FLOOR - h + 2],
    ],
    pen.box(x + w * 0.28, FLOOR - h - w * 0.06, w * 0.12, w * 0.24),
  ];
}

function stall(pen: Pen, x: number): Point[][] {
  const scallops: Point[] = [];
  for (let i = 0; i <= 6; i++) scallops.push([x + 48 - i * 16, i % 2 ? 62 : 55]);
  return [
    [[x - 40, 34], [x + 40, 34], [x + 48, 52], ...scallops, [x - 48, 52]],
    pen.box(x - 42, 116, 5, 60),
    pen.box(x + 42, 116, 5, 60),
    pen.box(x, 116, 92, 22),
    pen.box(x - 18, 95, 20, 12),
    pen.box(x + 12, 95, 14, 17),
  ];
}

function ring(pen: Pen, shade: "far" | "mid" | "near", w: number, h: number, foot: number): void {
  pen.wall(shade, pen.arch(0, foot, w, h));
}

export const built: Record<string, Place> = {
  tunnel: {
    draw: (pen) => {
      ring(pen, "far", 190, 92, 108);
      pen.wall("mid", pen.arch(0, 114, 300, 124));
      pen.floor(113, 2);
    },
  },
  gallery: {
    draw: (pen) => {
      pen.wall("far", pen.arch(0, 106, 74, 70), ...along(86, 84).map((x) => pen.arch(x, 106, 62, 78)));
      pen.poly("mid", ...along(172, 128).flatMap((x) => column(pen, x, 114, 15)));
      pen.floor(110, 2);
      pen.line(
        "line",
        ...along(70, 35, 300).map((x): Point[] => [
          [x, 116],
          [x * 1.5, HEIGHT],
        ]),
      );
    },
  },
  hall: {
    draw: (pen) => {
      pen.poly("far", ...along(64, 78).flatMap((x) => column(pen, x, 102, 9)));
      pen.poly("mid", ...along(134, 138).flatMap((x) => column(pen, x, 114, 19)));
      pen.floor(110, 1);
      pen.line(
        "line",
        [
          [-HALF, 120],
          [HALF, 120],
        ],
        ...along(80, 40, 400).map((x): Point[] => [
          [x, 111],
          [x * 1.45, HEIGHT],
        ]),
      );
    },
  },
  gate: {
    one: { x: 44, y: 114 },
    two: [
      { x: 22, y: 114 },
      { x: 104, y: 114, size: 0.8 },
    ],
    draw: (pen) => {
      pen.wall("far", pen.arch(34, 112, 244, 104));
      pen.poly("mid", pen.arch(-86, 114, 84, 96));
      pen.path("near", pen.shape(pen.arch(-86, 114, 64, 84)));
      pen.line(
        "line",
        ...[-102, -86, -70].map((x): Point[] => [
          [x, 40],
          [x, 113],
        ]),
        [
          [-116, 58],
          [-56, 58],
        ],
        [
          [-116, 94],
          [-56, 94],
        ],
      );
      pen.path("lit", pen.shape(pen.box(-64, 82, 6, 7), 0.4));
      pen.floor(113, 2);
      pen.poly("mid", pen.box(-86, 119, 104, 7));
    },
  },
  stairs: {
    one: { x: -14, y: 110 },
    two: [
      { x: -78, y: 118 },
      { x: 50, y: 94, size: 0.85 },
    ],
    draw: (pen) => {
      pen.twice("far", (side) => column(pen, side * 210, 110, 14));
      const steps: Point[] = [[-HALF - 9, 126]];
      for (let i = 0; i < 14; i++) steps.push([-168 + i * 32, 126 - i * 8], [-168 + i * 32, 118 - i * 8]);
      pen.path("mid", pen.shape([...steps, [HALF + 9, 14], [HALF + 9, 150], [-HALF - 9, 150]], 0.6, 80));
      pen.nearer();
      const low: Point[] = [[-HALF - 9, 140]];
      for (let i = 0; i < 12; i++) low.push([-104 + i * 40, 142 - i * 8], [-104 + i * 40, 134 - i * 8]);
      pen.path("near", pen.shape([...low, [HALF + 9, 44], [HALF + 9, 150], [-HALF - 9, 150]], 0.6, 80));
    },
  },
  mine: {
    draw: (pen) => {
      ring(pen, "far", 170, 90, 108);
      const props = (x: number, y: number, w: number): Point[][] => [
        pen.box(-x, 118, w, 118 - y, w * 0.3),
        pen.box(x, 118, w, 118 - y, -w * 0.3),
        pen.box(0, y + w * 0.9, x * 2 + w * 2.4, w),
      ];
      pen.poly("mid", ...props(104, 26, 11), ...props(172, 8, 17));
      pen.twice("mid", (side) => [
        [
          [side * 172, -9],
          [side * (HALF + 9), -9],
          [side * (HALF + 9), 150],
          [side * 214, 150],
          [side * 190, 90],
        ],
      ]);
      pen.floor(113, 3);
    },
  },
  rails: {
    draw: (pen) => {
      ring(pen, "far", 150, 86, 104);
      pen.twice("mid", (side) => [
        [
          [side * 122, -9],
          [side * 108, 60],
          [side * 128, 118],
          [side * (HALF + 9), 124],
          [side * (HALF + 9), -9],
        ],
      ]);
      pen.floor(106, 2);
      const sleepers = [109, 115, 123, 133].map((y, i) => pen.box(0, y, 96 + i * 44, 2 + i));
      pen.poly("mid", ...sleepers);
      pen.line(
        "gleam",
        [
          [-26, 106],
          [-112, HEIGHT],
        ],
        [
          [26, 106],
          [112, HEIGHT],
        ],
      );
    },
  },
  crossing: {
    draw: (pen) => {
      pen.wall(
        "far",
        pen.arch(0, 108, 96, 88),
        pen.arch(-146, 110, 104, 80),
        pen.arch(146, 110, 104, 80),
        ...along(140, 300).map((x) => pen.arch(x, 112, 90, 66)),
      );
      pen.floor(108, 2);
      pen.line(
        "line",
        [
          [-30, 109],
          [-16, HEIGHT],
        ],
        [
          [30, 109],
          [16, HEIGHT],
        ],
        [
          [-176, 112],
          [-70, HEIGHT],
        ],
        [
          [176, 112],
          [70, HEIGHT],
        ],
      );
    },
  },
  street: {
    draw: (pen) => {
      const rows = along(92, 142).map((x, i): [number, number, number] => [x, 70, 44 + ((i * 17) % 26)]);
      pen.poly("far", ...along(70, 128).flatMap((x) => house(pen, x, 46, 58 + pen.random() * 20)));
      pen.poly("mid", ...rows.flatMap(([x, w, h]) => house(pen, x, w, h)));
      pen.path(
        "lit",
        ...rows.flatMap(([x, , h]) => [-16, 12].map((dx) => pen.shape(pen.box(x + dx, FLOOR - h + 24, 10, 13), 0.5))),
      );
      pen.path("near", ...rows.map(([x]) => pen.shape(pen.arch(x - 2, 114, 14, 24), 0.5)));
      pen.floor(112, 2);
    },
  },
  market: {
    draw: (pen) => {
      pen.poly("far", ...along(104, 118).flatMap((x) => house(pen, x, 58, 62)));
      pen.poly("mid", ...along(126, 164).flatMap((x) => stall(pen, x)));
      const flags: Point[][] = [];
      for (let i = -9; i <= 9; i++) {
        const [x, y] = [i * 34, 8 + 10 * Math.abs(Math.cos((i * Math.PI) / 4))];
        flags.push([
          [x - 7, y],
          [x + 7, y],
          [x, y + 12],
        ]);
      }
      pen.poly("mid", ...flags);
      pen.floor(113, 2);
    },
  },
};
