import type { StateBlock } from 'markdown-it';

/** A line of the source inside its container, without its prefix there. */
export function lineAt(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** Whether a line is indented like code. */
export function isIndentedCode(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) - state.blkIndent >= 4;
}

/** Whether a line still belongs to the container around it. */
export function isInside(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) >= state.blkIndent;
}
