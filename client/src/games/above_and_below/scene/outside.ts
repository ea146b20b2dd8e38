/** Places of rock, water and wood. */
import type { Point } from "../../../draw/hewn";
import { along, FLOOR, HALF, HEIGHT, type Pen, type Place } from "./pen";

function dunes(pen: Pen, shade: "far" | "mid" | "floor", y: number, wave: number, shift: number): void {
  const points: Point[] = [];
  for (let x = -HALF - 20; x <= HALF + 60; x += 35)
    points.push([x, y + wave * Math.sin((x + shift) / 70) + 3 * Math.sin((x + shift) / 23)]);
  pen.poly(shade, [...points, [HALF + 60, HEIGHT + 9], [-HALF - 20, HEIGHT + 9]]);
}

function ripples(pen: Pen, top: number, n: number): void {
  const lines = Array.from({ length: n }, (_, i): Point[] => {
    const x = -400 + ((i * 167) % 800) + pen.random() * 40;
    const y = top + 4 + ((i * 7) % Math.max(8, HEIGHT - top - 12));
    return [
      [x, y],
      [x + 18 + pen.random() * 30, y],
    ];
  });
  pen.line("gleam", ...lines);
}

/** A tree that hangs from the roof, its crown below. */
function hanging(pen: Pen, x: number, w: number, foot: number): void {
  const lean = (pen.random() - 0.5) * 16;
  pen.poly(
    "mid",
    [
      [x - w * 1.6, -9],
      [x - w * 0.6, 16],
      [x - w * 0.45 + lean, foot - 34],
      [x + w * 0.45 + lean, foot - 34],
      [x + w * 0.6, 16],
      [x + w * 1.7, -9],
    ],
    [
      [x - w * 1.5 + lean, foot - 26],
      [x - w * 0.6 + lean, foot - 46],
      [x + w * 0.8 + lean, foot - 44],
      [x + w * 1.7 + lean, foot - 22],
      [x + w * 0.9 + lean, foot - 4],
      [x - w * 0.7 + lean, foot - 2],
    ],
  );
}

function mushroom(pen: Pen, x: number, foot: number, size: number): Point[][] {
  return [
    pen.box(x, foot, size * 0.28, size * 0.7),
    [
      [x - size * 0.55, foot - size * 0.55],
      [x - size * 0.38, foot - size * 0.88],
      [x, foot - size],
      [x + size * 0.38, foot - size * 0.88],
      [x + size * 0.55, foot - size * 0.55],
    ],
  ];
}

export const outside: Record<string, Place> = {
  cave: {
    draw: (pen) => {
      pen.teeth("far", 118, 10, 46);
      pen.floor();
    },
  },
  chasm: {
    one: { x: 0, y: 112, size: 1.25 },
    two: [
      { x: -86, y: 103 },
      { x: 88, y: 103, size: 0.85 },
    ],
    draw: (pen) => {
      pen.poly("far", [
        [-80, 70],
        [-40, 82],
        [-22, 150],
        [-120, 150],
      ]);
      pen.poly("far", [
        [86, 76],
        [38, 90],
        [24, 150],
        [130, 150],
      ]);
      pen.twice("mid", (side) => [
        [
          [side * (HALF + 9), 88],
          [side * 250, 98],
          [side * 150, 101],
          [side * 62, 103],
          [side * 46, 112],
          [side * 52, 128],
          [side * 38, HEIGHT + 9],
          [side * (HALF + 9), HEIGHT + 9],
        ],
      ]);
      pen.line(
        "line",
        [
          [-120, 108],
          [-96, 116],
          [-104, 134],
        ],
        [
          [110, 110],
          [128, 120],
          [118, 138],
        ],
      );
    },
  },
  ledge: {
    one: { x: 6, y: 108 },
    two: [
      { x: -62, y: 113 },
      { x: 62, y: 104, size: 0.85 },
    ],
    draw: (pen) => {
      pen.poly("far", [
        [60, 150],
        [150, 60],
        [210, 40],
        [270, 52],
        [380, 18],
        [HALF + 9, 4],
        [HALF + 9, 150],
      ]);
      pen.poly("mid", [
        [-HALF - 9, 132],
        [-320, 127],
        [-130, 117],
        [20, 108],
        [150, 98],
        [300, 80],
        [HALF + 9, 66],
        [HALF + 9, 150],
        [-HALF - 9, 150],
      ]);
      pen.nearer();
      pen.poly("near", [
        [-HALF - 9, 140],
        [-220, 135],
        [-60, 129],
        [60, 131],
        [140, 121],
        [320, 126],
        [HALF + 9, 110],
        [HALF + 9, 150],
        [-HALF - 9, 150],
      ]);
    },
  },
  stream: {
    one: { x: -30, y: 108 },
    two: [
      { x: -84, y: 108 },
      { x: 74, y: 106, size: 0.8 },
    ],
    draw: (pen) => {
      pen.teeth("far", 112, 8, 36);
      pen.floor(104, 3, "mid");
      pen.poly("water", [
        [20, 103],
        [46, 103],
        [40, 111],
        [96, 119],
        [70, 127],
        [150, 150],
        [-190, 150],
        [-60, 130],
        [-24, 122],
        [14, 112],
      ]);
      pen.line(
        "gleam",
        [
          [24, 110],
          [34, 110],
        ],
        [
          [30, 120],
          [62, 120],
        ],
        [
          [-20, 129],
          [16, 129],
        ],
        [
          [-60, 137],
          [0, 137],
        ],
      );
      pen.nearer();
      pen.poly("near", pen.box(-150, 150, 60, 26, 8), pen.box(186, 150, 70, 30, -10), pen.box(-236, 150, 90, 20, 12));
    },
  },
  lake: {
    one: { x: 0, y: 112 },
    two: [
      { x: -58, y: 112 },
      { x: 58, y: 112, size: 0.88 },
    ],
    draw: (pen) => {
      pen.teeth("far", 98, 6, 30);
      pen.poly("water", [
        [-HALF - 9, 93],
        [HALF + 9, 93],
        [HALF + 9, 150],
        [-HALF - 9, 150],
      ]);
      ripples(pen, 92, 9);
      pen.nearer();
      pen.poly("water", [
        [-130, 108],
        [-96, 105],
        [-40, 107],
        [0, 105],
        [50, 107],
        [100, 105],
        [130, 108],
        [110, 118],
        [-110, 118],
      ]);
      pen.line(
        "gleam",
        [
          [-92, 108],
          [-30, 108],
        ],
        [
          [18, 110],
          [84, 110],
        ],
        [
          [-40, 120],
          [24, 120],
        ],
      );
      pen.poly("near", pen.box(-196, 152, 96, 24, 14), pen.box(214, 152, 120, 28, -12));
      pen.line(
        "line",
        [
          [-182, 134],
          [-176, 96],
        ],
        [
          [-172, 134],
          [-160, 104],
        ],
        [
          [190, 132],
          [184, 100],
        ],
      );
    },
  },
  well: {
    draw: (pen) => {
      pen.twice("mid", (side) => [
        [
          [side * 118, -9],
          [side * 112, 40],
          [side * 120, 84],
          [side * 132, 116],
          [side * (HALF + 9), 122],
          [side * (HALF + 9), -9],
        ],
      ]);
      const joints: Point[][] = [];
      for (let row = 0; row < 7; row++) {
        const y = 6 + row * 17;
        for (const side of [-1, 1]) {
          joints.push([
            [side * 116, y],
            [side * HALF, y],
          ]);
          for (let x = 150 + (row % 2) * 22; x < HALF; x += 44)
            joints.push([
              [side * x, y],
              [side * x, y + 17],
            ]);
        }
      }
      pen.line("line", ...joints);
      pen.floor(114, 2);
    },
  },
  field: {
    one: { x: 0, y: 114 },
    draw: (pen) => {
      dunes(pen, "far", 86, 9, 40);
      for (const [y, size, step] of [
        [92, 12, 34],
        [101, 18, 52],
      ] as const)
        pen.poly("mid", ...along(step, step * 1.7).flatMap((x) => mushroom(pen, x + pen.random() * 8, y, size)));
      pen.floor(106, 4);
      pen.nearer();
      pen.poly("near", ...along(96, 168).flatMap((x) => mushroom(pen, x, 146, 44 + pen.random() * 14)));
    },
  },
  orchard: {
    draw: (pen) => {
      dunes(pen, "far", 98, 6, 0);
      for (const x of along(104, 112)) hanging(pen, x, 17, 104);
      pen.path(
        "lit",
        ...along(104, 112).flatMap((x) =>
          [-12, 4, 17].map((dx, i) => pen.shape(pen.box(x + dx, 74 + ((i * 11) % 19), 6, 6), 0.6)),
        ),
      );
      pen.floor();
    },
  },
  ice: {
    ground: "ice",
    draw: (pen) => {
      pen.teeth("far", 10, 14, 62);
      pen.poly("mid", ...along(92, 106).map((x) => pen.box(x, 118, 74, 46 + pen.random() * 34, 9)));
      pen.line(
        "gleam",
        ...along(92, 106).map((x): Point[] => [
          [x - 20, 92],
          [x - 8, 78],
        ]),
      );
      pen.floor();
    },
  },
  forest: {
    ground: "wood",
    draw: (pen) => {
      for (const x of along(64, 46)) {
        const w = 7 + pen.random() * 4;
        pen.poly("far", [
          [x - w * 2, -9],
          [x - w, 22],
          [x - w * 0.7, 104],
          [x + w * 0.7, 104],
          [x + w, 22],
          [x + w * 2, -9],
        ]);
      }
      for (const x of along(118, 134)) hanging(pen, x, 24, 108);
      pen.floor();
      pen.nearer();
      const roots = along(70, 60).map((x): Point[] => [
        [x - 6, -9],
        [x + 5, 12 + pen.random() * 16],
        [x + 2, 22 + pen.random() * 16],
        [x + 10, 8],
        [x + 12, -9],
      ]);
      pen.poly("near", ...roots);
    },
  },
  clearing: {
    ground: "wood",
    draw: (pen) => {
      for (const x of along(86, 176)) hanging(pen, x, 22, 108);
      pen.floor(104, 3, "mid");
      pen.poly("far", ...along(58, 84, 150).map((x) => pen.box(x, 108, 24, 15)));
      pen.floor(113, 3);
      pen.nearer();
      pen.poly("near", pen.box(-168, 150, 58, 30, 3), pen.box(172, 150, 66, 34, -3));
    },
  },
  labyrinth: {
    ground: "sand",
    draw: (pen) => {
      pen.wall("far", pen.arch(0, 106, 118, 84), pen.arch(-210, 106, 56, 56), pen.arch(210, 106, 56, 56));
      pen.twice("mid", (side) => [
        [
          [side * 300, 24],
          [side * 128, 42],
          [side * 128, 116],
          [side * 300, 150],
        ],
        [
          [side * (HALF + 9), 10],
          [side * 310, 24],
          [side * 310, 150],
          [side * (HALF + 9), 150],
        ],
      ]);
      pen.line(
        "line",
        ...[-1, 1].flatMap((side): Point[][] => [
          [
            [side * 128, 66],
            [side * 300, 62],
          ],
          [
            [side * 128, 90],
            [side * 300, 100],
          ],
          [
            [side * 190, 38],
            [side * 190, 64],
          ],
          [
            [side * 240, 64],
            [side * 240, 96],
          ],
          [
            [side * 170, 92],
            [side * 170, 122],
          ],
        ]),
      );
      dunes(pen, "floor", 114, 3, 20);
    },
  },
  sand: {
    ground: "sand",
    one: { x: 0, y: 112, size: 1.05 },
    draw: (pen) => {
      dunes(pen, "far", 74, 12, 90);
      dunes(pen, "mid", 95, 8, -60);
      dunes(pen, "floor", FLOOR, 4, 10);
      pen.line(
        "line",
        [
          [-130, 122],
          [-80, 119],
          [-40, 123],
        ],
        [
          [40, 126],
          [96, 121],
          [140, 126],
        ],
      );
    },
  },
};
