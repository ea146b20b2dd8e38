/** What the coach points at, by name. */
import { expect, test } from "vitest";

import { nameOf } from "../src/lib/aiming";

test("what has happened names its thing", () => {
  expect(nameOf("building:{building}", { building: "h_orchard" })).toBe("building:h_orchard");
  expect(nameOf("panel:mine", { building: "h_orchard" })).toBe("panel:mine");
  expect(nameOf("panel:mine", undefined)).toBe("panel:mine");
});
