import ts from 'typescript';

/** The schemas whose name in the contract is also that of another type: of a browser's, or of the package's own. */
const productNames: Readonly<Record<string, string>> = {
  Author: 'PostAuthor',
  CareerSection: 'CareerSectionName',
  Event: 'TrailEvent',
  Roles: 'RoleNames',
  Session: 'SignIn',
  SessionList: 'SignInList',
  Status: 'PostStatus',
  Typeface: 'SiteTypeface',
};

/** What the types of a document contain, for those who use the contract itself. */
const contents: Readonly<Record<string, string>> = {
  paths: 'The paths of the contract and their methods.',
  components: 'The schemas, responses, parameters and headers of the contract.',
  operations: 'The operations of the contract by their `operationId`.',
};

/**
 * Gives the schemas types of their own, because an editor shows the name of such a type, but all the fields of
 * `components["schemas"]["Post"]`. `common` are the names of schemas that several documents have; theirs would collide
 * where the documents are bundled into one file of types.
 */
export function nameSchemas(nodes: readonly ts.Node[], common: ReadonlySet<string>): ts.Node[] {
  const named: ts.Node[] = [];
  const typeNode = (schema: string) => ts.factory.createTypeReferenceNode(productNames[schema] ?? schema);

  function visit(node: ts.Node): ts.Node {
    const schema = referencedSchema(node);
    if (schema !== undefined && !common.has(schema)) return typeNode(schema);
    return ts.visitEachChild(node, visit, undefined);
  }

  function nameSchema(member: ts.TypeElement): ts.TypeElement {
    const schema = nameOf(member);
    if (!ts.isPropertySignature(member) || !member.type || schema === '' || common.has(schema)) return member;
    const declaration = ts.factory.createTypeAliasDeclaration(
      [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)],
      productNames[schema] ?? schema,
      undefined,
      member.type,
    );
    ts.setSyntheticLeadingComments(declaration, plainComments(member));
    named.push(declaration);
    return ts.factory.createPropertySignature(undefined, member.name, undefined, typeNode(schema));
  }

  function nameAll(node: ts.Node): ts.Node {
    if (!ts.isPropertySignature(node) || nameOf(node) !== 'schemas') return node;
    if (!node.type || !ts.isTypeLiteralNode(node.type)) return node;
    const schemas = ts.factory.createTypeLiteralNode(node.type.members.map(nameSchema));
    return ts.factory.updatePropertySignature(node, undefined, node.name, undefined, schemas);
  }

  const documents = nodes.map((node) => {
    if (!ts.isTypeAliasDeclaration(node) && !ts.isInterfaceDeclaration(node)) return node;
    const comment = contents[node.name.text];
    if (comment)
      ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, `* ${comment} `, true);
    if (!ts.isTypeAliasDeclaration(node) || node.name.text !== 'components') return node;
    const components = ts.visitEachChild(node.type, nameAll, undefined);
    return ts.factory.updateTypeAliasDeclaration(node, node.modifiers, node.name, undefined, components);
  });
  return [...named, ...documents].map(visit);
}

/** The name of `components["schemas"]["name"]`. */
function referencedSchema(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node.objectType;
  const isComponents = ts.isTypeReferenceNode(objectType) && textOf(objectType.typeName) === 'components';
  return isComponents && textOf(indexType) === 'schemas' ? textOf(node.indexType) : undefined;
}

function nameOf(member: ts.TypeElement): string {
  return member.name ? textOf(member.name) : '';
}

function textOf(node: ts.Node): string {
  const text = ts.isLiteralTypeNode(node) ? node.literal : node;
  return ts.isIdentifier(text) || ts.isStringLiteral(text) ? text.text : '';
}

/** Returns the comments with the description as their text, which an editor shows above the tags. */
function plainComments(node: ts.Node): ts.SynthesizedComment[] | undefined {
  return ts
    .getSyntheticLeadingComments(node)
    ?.map((comment) => ({ ...comment, text: comment.text.replace('@description ', '') }));
}
