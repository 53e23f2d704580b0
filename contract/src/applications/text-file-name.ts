/** The name of the text file that replaces a file of which only the text is shown. */
export function textFileName(name: string): string {
  return /\.txt$/i.test(name) ? name : `${name}.txt`;
}
