import { mount } from 'svelte';
import './app.css';
import './look/palettes.css';
import './look/tables.css';
import App from './App.svelte';
import { registerWorker } from './register-worker';
import { language } from './words/language';

document.documentElement.lang = language;
const target = document.getElementById('page');
if (target) mount(App, { target });
registerWorker();
