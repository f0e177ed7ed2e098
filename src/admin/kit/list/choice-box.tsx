import { useQuery } from '@tanstack/react-query'
import type { ListChoice } from '@/admin/kit/list/list-description'
import { Select } from '@/components/ui/controls'

interface ChoiceBoxProps {
  choice: ListChoice
  chosen: string
  onChoose: (value: string) => void
}

/** A filter's choices as rows have them; the chosen one is there before the others are known. */
export function ChoiceBox({ choice, chosen, onChoose }: ChoiceBoxProps) {
  const { data: options = [] } = useQuery(choice.options)
  const unknown = chosen !== 'all' && !options.some(({ value }) => value === chosen)
  return (
    <label>
      {choice.label}
      <Select className="control-small" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="all">All</option>
        {unknown && <option value={chosen}>{choice.shape ? '…' : chosen}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  )
}
