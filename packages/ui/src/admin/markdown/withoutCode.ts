/** Code blocks, which in lists and quotations begin after other marks; an unclosed one goes to the end. */
const fences =
  /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*(```+(?=[^`\n]*\n)|~~~+(?!~))[^\n]*\n[\s\S]*?(?:^[ \t>]*\1|$(?![\s\S]))/gm;

/** Returns the text with its code replaced by spaces, so that positions stay. */
export function withoutCode(body: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return body.replace(fences, blank).replace(/(`+)[^`\n]+\1/g, blank);
}
