import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell } from './device';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) keepShell();
