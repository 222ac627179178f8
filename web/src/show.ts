import { mount } from 'svelte';
import App from './App.svelte';
import { registerWorker } from './register-worker';
import { watchBack } from './shared/back';

const target = document.getElementById('page');
if (target) mount(App, { target });
registerWorker();
watchBack();
