import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>The panel is being built</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 15vh auto; padding: 0 1rem">
<h1>The panel is being built</h1>
<p>This takes about half a minute. The page looks again every five seconds and opens the panel as soon
as it is there.</p>
<p>Nothing happens? Build it with <code>npm run build:admin</code> in the content service's folder.</p>
`;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Shows a placeholder for the panel's pages until its build has written an index.html. In development
 * Strapi serves the panel from its sources instead.
 */
const panelBuildPlaceholder: Core.MiddlewareFactory = (_config, { strapi }) => {
  const panel: string = strapi.config.get('admin.path', '/admin');
  const index = path.join(strapi.dirs.dist.root, 'build', 'index.html');
  const isDevelopment: boolean = strapi.config.get('autoReload');
  return async (ctx, next) => {
    const isPage = ctx.method === 'GET' && ctx.accepts('html') && !path.extname(ctx.path);
    const isPanelPath = ctx.path === panel || ctx.path.startsWith(`${panel}/`);
    if (isDevelopment || !isPage || !isPanelPath || (await exists(index))) return next();
    ctx.status = 503;
    ctx.set({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
    ctx.type = 'html';
    ctx.body = PAGE;
  };
};

export default panelBuildPlaceholder;
