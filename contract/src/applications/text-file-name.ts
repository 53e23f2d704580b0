/** What a file is called of which somebody gets the text alone. */
export function textFileName(name: string): string {
  return /\.txt$/i.test(name) ? name : `${name}.txt`;
}
