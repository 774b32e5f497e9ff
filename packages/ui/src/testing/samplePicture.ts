const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100"><rect width="160" height="100" fill="#c9d6f2"/><circle cx="118" cy="30" r="14" fill="#fff"/><path d="M0 100 48 42l30 34 22-24 60 48z" fill="#1f4fd8"/></svg>`;

/** A picture that needs no network. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
