import { describe, expect, it } from "vitest";

import { asks } from "../src/games/caverna/asking";
import type { Facts, View } from "../src/games/caverna/types";
import type { Act } from "../src/lib/narrowing";

/** A farm whose animals may have young, as far as the question reads it. */
const breeding = (noRoom: string[]): View =>
  ({
    prompt: { id: "prompt-breed", data: {} },
    actor: 0,
    state: { farms: [{}] },
    shown: { farms: [{ young: { born: [], no_room: noRoom, instead: {} } }] },
  }) as unknown as View;

describe("the question of young in Caverna", () => {
  it("speaks of room only where young lack it, not where parents do (10.2)", () => {
    expect(asks(breeding(["sheep"]), [], {} as Facts)?.id).toBe("prompt-breed-none");
    expect(asks(breeding([]), [], {} as Facts)?.id).toBe("prompt-breed-nobody");
    expect(asks(breeding(["sheep"]), [{ verb: "breed" } as Act], {} as Facts)).toBeNull();
  });
});
