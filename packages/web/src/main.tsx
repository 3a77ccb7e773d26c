// Opens the client in the page.
import './pieces/pieces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOnDevice } from './offline/register.ts';

const place = document.getElementById('table');
if (place === null) throw new Error('the page has no place for the table');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
if (import.meta.env.PROD) void keepOnDevice();
