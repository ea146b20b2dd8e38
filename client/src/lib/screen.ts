/** How wide the page is, as far as it is laid out by it. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 699px)");
export const tablet = new MediaQuery("(min-width: 700px) and (max-width: 1199px)");
/** Too low for zones of villagers one below the other. */
export const low = new MediaQuery("(max-height: 54rem)");
/** A phone with room for two rows of buttons. */
export const tallPhone = new MediaQuery("(max-width: 699px) and (min-height: 700px)");
