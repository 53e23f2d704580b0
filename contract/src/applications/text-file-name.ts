/** The name of a text file that stands in for a file whose text alone is shown. */
export function textFileName(name: string): string {
  return /\.txt$/i.test(name) ? name : `${name}.txt`;
}
