/**
 * Keys of `facts` about the installation, not the site: no backup contains them, except the needed migration,
 * and no restore replaces them.
 */
export const installationFacts = {
  /** Signs access tokens if the setting is empty and instances share a database. */
  secret: 'secret',
  /** The id of the storage with the site's uploads. */
  mediaId: 'media_id',
  /** The state of the daily backups. */
  backups: 'backups',
  /** The process that is making one now. */
  backupLease: 'backup_lease',
  /** The migration that a version must have to work with these tables. */
  neededMigration: 'needed_migration',
} as const;

export const installationFactKeys: readonly string[] = Object.values(installationFacts);
