/** Prints a table with a title and aligned columns. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
) {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  console.log(
    `\n${title}\n${text[0]}\n${widths.map((width) => '-'.repeat(width)).join('  ')}\n${text.slice(1).join('\n')}`,
  )
}
