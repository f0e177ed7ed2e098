import { Tabs } from 'radix-ui'

interface TabListProps {
  label: string
  tabs: ReadonlyArray<readonly [value: string, label: string]>
}

/** Tabs for different views of one text. */
export const TabList = ({ label, tabs }: TabListProps) => (
  <Tabs.List aria-label={label} className="mb-6 flex flex-wrap gap-x-7 border-b border-rule">
    {tabs.map(([value, name]) => (
      <Tabs.Trigger
        key={value}
        value={value}
        className="-mb-px min-h-11 border-b-3 border-transparent text-left hover:border-edge data-[state=active]:border-accent data-[state=active]:font-semibold"
      >
        {name}
      </Tabs.Trigger>
    ))}
  </Tabs.List>
)
