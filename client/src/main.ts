import "./shell/fonts.css";
import "./draw/tokens.css";
import "./draw/frames.css";
import "./shell/base.css";
import "./shell/things.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { guard } from "./lib/guard";

guard();
mount(App, { target: document.getElementById("app")! });
