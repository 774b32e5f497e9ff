export interface JsonDataProps {
  /** A schema.org object. */
  value: object;
}

/** Data for machines. The escape keeps a text such as `</script>` from ending the element. */
export function JsonData({ value }: JsonDataProps) {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
