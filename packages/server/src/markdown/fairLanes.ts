/** A queue in which accounts take turns: a long lane of one account delays another's next text by at most one text. */
export class FairLanes<T> {
  readonly #lanes = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many items of an account wait. */
  lengthOf(account: string): number {
    return this.#lanes.get(account)?.length ?? 0;
  }

  push(account: string, item: T): void {
    const lane = this.#lanes.get(account);
    if (lane) lane.push(item);
    else this.#lanes.set(account, [item]);
    this.#size += 1;
  }

  /** Returns the first item of the account whose turn it is, and moves that account to the end. */
  shift(): T | undefined {
    const [first] = this.#lanes;
    if (!first) return undefined;
    const [account, lane] = first;
    const item = lane.shift();
    this.#lanes.delete(account);
    if (lane.length > 0) this.#lanes.set(account, lane);
    this.#size -= 1;
    return item;
  }
}
