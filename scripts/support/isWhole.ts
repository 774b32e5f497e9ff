/** Whether tests take their whole form, `npm test -- --whole`, and not the short one of every commit. */
export const isWhole = process.env['JANUS_WHOLE'] === '1';
