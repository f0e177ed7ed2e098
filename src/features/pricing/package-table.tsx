import { useStudio } from '@/components/layout/studio'
import { packageList } from '@/content/packages'
import { comparison } from '@/content/pricing'

const columns = ['pages', 'time', 'from'] as const

/** The packages in one table: the scope, duration and lowest price of each. */
export function PackageTable() {
  return (
    <table className="w-full border-t-2 border-ink text-left text-base">
      {/* On a phone each package is a separate block, because four columns leave no room for large text. */}
      <thead className="max-sm:sr-only">
        <tr>
          {(['name', ...columns] as const).map((column) => (
            <th key={column} scope="col" className="py-3 pr-3 font-semibold">
              {comparison.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packageList(useStudio().packages).map((one) => (
          <tr key={one.name} className="border-t border-rule align-baseline max-sm:block max-sm:py-3">
            <th scope="row" className="pr-3 font-head text-h4 font-semibold max-sm:block sm:py-3">
              {one.name}
            </th>
            {columns.map((column) => (
              <td key={column} className="pr-3 text-ink-2 max-sm:block sm:py-3">
                <span className="sm:hidden">{comparison.columns[column]}: </span>
                {one[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
