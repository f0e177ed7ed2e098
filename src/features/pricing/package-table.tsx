import { packages } from '@/content/packages'
import { comparison } from '@/content/pricing'

const columns = ['pages', 'time', 'from'] as const

/** The packages in one table: what each covers, how long it takes, and its least price. */
export function PackageTable() {
  return (
    <table className="w-full border-t-2 border-ink text-left text-base">
      <thead>
        <tr>
          {(['name', ...columns] as const).map((column) => (
            <th key={column} scope="col" className="py-3 pr-4 font-semibold">
              {comparison.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packages.map((one) => (
          <tr key={one.name} className="border-t border-rule">
            <th scope="row" className="py-3 pr-4 font-head text-h4 font-semibold">
              {one.name}
            </th>
            {columns.map((column) => (
              <td key={column} className="py-3 pr-4 text-ink-2">
                {one[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
