declare module '@mixmark-io/domino' {
  const domino: { createDocument(html: string): Document };
  export default domino;
}
