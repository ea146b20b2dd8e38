/** Trees, fences and stables: what stands on the ground, drawn with a few strokes. */
import { type Box, generator } from "../../draw/hewn";

/** Four trees in a cell, none where the icon of the cell is. */
export function trees({ x, y, w, h }: Box, seed: string): { crown: string; trunk: string }[] {
  const random = generator(`trees ${seed}`);
  const stray = (): number => (random() - 0.5) * 9;
  return [
    [0.27, 0.44],
    [0.74, 0.38],
    [0.3, 0.92],
    [0.76, 0.88],
  ].map(([fx = 0, fy = 0]) => {
    const cx = x + w * fx + stray();
    const base = y + h * fy + stray() * 0.5;
    const r = 13 + random() * 3;
    const n = (value: number): string => value.toFixed(1);
    const tier = (top: number, bottom: number, half: number): string =>
      `M${n(cx)} ${n(base - top)}L${n(cx + half)} ${n(base - bottom)}L${n(cx - half)} ${n(base - bottom)}Z`;
    return {
      crown: tier(36, 21, r * 0.62) + tier(28, 12, r * 0.84) + tier(19, 2, r),
      trunk: `M${n(cx - 2.5)} ${n(base - 3)}h5v7h-5Z`,
    };
  });
}

/** A fence around a box: rails and posts. */
export function fence({ x, y, w, h }: Box): { rails: string; posts: string } {
  const inset = 9;
  const [l, t, r, b] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const rails = [0, 5].map((d) => `M${l + d} ${t + d}H${r - d}V${b - d}H${l + d}Z`).join("");
  const posts: string[] = [];
  const along = (from: number, to: number): number[] => {
    const n = Math.max(2, Math.round((to - from) / 24));
    return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n);
  };
  for (const px of along(l + 2.5, r - 2.5)) posts.push(`M${px} ${t - 3}v11`, `M${px} ${b - 8}v11`);
  for (const py of along(t + 2.5, b - 2.5).slice(1, -1)) posts.push(`M${l - 3} ${py}h11`, `M${r - 8} ${py}h11`);
  return { rails, posts: posts.join("") };
}

/** A stable with its door in the upper right of a cell. */
export function stable(box: Box): { house: string; door: string } {
  const x = box.x + box.w * 0.67;
  const y = box.y + box.h * 0.53;
  return {
    house: `M${x - 18} ${y}v-17l-3 -2 21 -17 21 17 -3 2v17Z`,
    door: `M${x - 7} ${y}v-13l7 -4 7 4v13Z`,
  };
}

/** The mouth of a deep tunnel. */
export function arch({ x, y, w, h }: Box): string {
  const [l, r, t, b] = [x + w * 0.27, x + w * 0.73, y + h * 0.36, y + h * 0.9];
  return `M${l} ${b}V${t + 24}Q${l + 2} ${t} ${(l + r) / 2} ${t}Q${r - 2} ${t} ${r} ${t + 24}V${b}Z`;
}
