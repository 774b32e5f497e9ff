// Portable columns: ids are UUID texts generated in the app.

export type Flag = 0 | 1;
/** Milliseconds. */
export type Time = number;
/** A list or an object as JSON text. */
export type Json = string;
export type LanguageColumn = 'ru' | 'en';
export type FaceColumn = 'portfolio' | 'blog';
