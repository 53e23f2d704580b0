const width = 30;
const redrawMilliseconds = 100;

export interface ProgressBar {
  /** Passes bytes on and counts them. */
  watch(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  at(done: number): void;
  /** Prints a line above the bar. */
  say(line: string): void;
  end(): void;
}

/** A progress bar on standard error if that is a terminal; otherwise only the printed lines. */
export function progressBar(label: string, total: number | undefined): ProgressBar {
  const terminal = process.stderr.isTTY;
  let done = 0;
  let drawn = 0;

  function draw(): void {
    if (!terminal) return;
    const share = total ? Math.min(1, done / total) : 0;
    const filled = Math.round(share * width);
    const figure = total ? `${Math.floor(share * 100)} %` : `${done}`;
    process.stderr.write(`\r${label} [${"#".repeat(filled)}${"-".repeat(width - filled)}] ${figure} `);
    drawn = performance.now();
  }

  function clear(): void {
    if (terminal) process.stderr.write("\r\x1b[K");
  }

  function at(count: number): void {
    done = count;
    if (performance.now() - drawn > redrawMilliseconds) draw();
  }

  return {
    at,
    async *watch(bytes) {
      for await (const chunk of bytes) {
        at(done + chunk.length);
        yield chunk;
      }
    },
    say(line) {
      clear();
      process.stderr.write(`${line}\n`);
      draw();
    },
    end: clear,
  };
}
