/** Whether tests run in their full form (`npm test -- --whole`) instead of the short one of every commit. */
export const isWhole = process.env['JANUS_WHOLE'] === '1';
