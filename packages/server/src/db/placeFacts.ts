/** Keys of `facts` about the place and not about the site: no copy carries these rows, and no restore replaces them. */
export const placeFacts = {
  /** Signs access tokens, where the setting gives nothing and instances share a database. */
  secret: 'secret',
  /** The id of the storage that holds the site's uploads. */
  mediaId: 'media_id',
  /** How the daily copies stand. */
  backups: 'backups',
  /** Who makes one right now. */
  backupLease: 'backup_lease',
  /** The migration that a version must know to work with these tables. */
  neededMigration: 'needed_migration',
} as const;

export const placeFactKeys: readonly string[] = Object.values(placeFacts);
