export { createServer } from './createServer.ts';
export type { Server, ServerOptions } from './createServer.ts';
export { readSettings, SettingsError } from './settings/readSettings.ts';
export type { Settings } from './settings.ts';
export type { FirstStart } from './start/firstStart.ts';
export { installSampleApart } from './start/sampleProcess.ts';
export { createFiles } from './pages/serveFiles.ts';
export type { Files } from './pages/serveFiles.ts';
export { drawCard } from './share/drawCard.ts';
