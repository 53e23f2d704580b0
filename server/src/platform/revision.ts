/** Counts the changes of something, so that what was made of it can be told from what is made of it now. */
export class Revision {
  #current = 0;

  get current(): number {
    return this.#current;
  }

  advance(): void {
    this.#current += 1;
  }
}
