/** Counts changes of something, so that results made before a change can be told from current ones. */
export class Revision {
  #current = 0;

  get current(): number {
    return this.#current;
  }

  advance(): void {
    this.#current += 1;
  }
}
