import { packages } from '@/content/packages'
import { comparison } from '@/content/pricing'

const columns = ['pages', 'time', 'from'] as const

/** The packages in one table: what each covers, how long it takes, and its least price. */
export function PackageTable() {
  return (
    <table className="w-full border-t-2 border-ink text-left text-small sm:text-base">
      <thead>
        <tr>
          {(['name', ...columns] as const).map((column) => (
            <th key={column} scope="col" className="py-3 pr-3 font-semibold last:pr-0">
              {comparison.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packages.map((one) => (
          <tr key={one.name} className="border-t border-rule align-baseline">
            <th scope="row" className="py-3 pr-3 font-head text-h4 font-semibold last:pr-0">
              {one.name}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-3 pr-3 text-ink-2 last:pr-0">
                {one[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
