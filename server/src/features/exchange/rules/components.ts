/** Connected components: a union-find over names of any kind. */
export class Components<T> {
  readonly #parent = new Map<T, T>();

  constructor(members: Iterable<T>) {
    for (const member of members) this.#parent.set(member, member);
  }

  join(a: T, b: T): void {
    this.#parent.set(this.#root(a), this.#root(b));
  }

  joined(a: T, b: T): boolean {
    return this.#root(a) === this.#root(b);
  }

  groups(): T[][] {
    const groups = Map.groupBy(this.#parent.keys(), (member) => this.#root(member));
    return [...groups.values()];
  }

  #root(member: T): T {
    let root = member;
    for (let parent = this.#parent.get(root) as T; parent !== root; parent = this.#parent.get(root) as T)
      root = parent;
    this.#parent.set(member, root);
    return root;
  }
}
