/** The fields of the contact form, in order. */
export const contactFields = ['name', 'email', 'telegram', 'message'] as const;

/** Error messages by field. */
export type ContactErrors = Partial<Record<(typeof contactFields)[number], string>>;

/** The values by field. */
export type ContactValues = Readonly<Partial<Record<(typeof contactFields)[number], string>>>;

/** The name of the typed text in the storage. */
export const keptAs = 'contact';
