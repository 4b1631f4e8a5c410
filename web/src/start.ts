// The page itself.
import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { employ } from "./noticing";

const target = document.getElementById("app");
if (target) mount(App, { target });
employ();
