/** A bucket of S3-compatible storage with its credentials. */
export interface S3Address {
  accessKeyId: string;
  secretAccessKey: string;
  /** `https://host:port/bucket`; contains no secret. */
  endpoint: string;
  region: string;
}

const bucketPattern = /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/;

/** The form of a storage address, for error messages. */
export const s3AddressForm = 'of the form https://KEY:SECRET@host/bucket?region=eu-1';

/**
 * Parses `https://KEY:SECRET@host:port/bucket?region=eu-1`, KEY and SECRET percent-encoded; null for any other text.
 */
export function parseS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isComplete = url.username !== '' && url.password !== '' && bucketPattern.test(url.pathname);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const hasOnlyRegion = [...url.searchParams.keys()].every((name) => name === 'region') && url.hash === '';
  if (!isWeb || !isComplete || !hasOnlyRegion) return null;
  try {
    return {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      endpoint: `${url.origin}${url.pathname.replace(/\/$/, '')}`,
      region: url.searchParams.get('region') ?? 'us-east-1',
    };
  } catch {
    return null;
  }
}
