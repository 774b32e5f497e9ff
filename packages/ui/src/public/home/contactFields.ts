/** The fields of the contact form, in its order. */
export const contactFields = ['name', 'email', 'telegram', 'message'] as const;

/** What is wrong, in words, by field. */
export type ContactErrors = Partial<Record<(typeof contactFields)[number], string>>;

/** What stands in them, by field. */
export type ContactValues = Readonly<Partial<Record<(typeof contactFields)[number], string>>>;
