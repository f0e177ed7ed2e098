import { createContext, use } from 'react'

/** The labels of a record's fields by field name, from its description. */
export const FieldLabels = createContext<Readonly<Record<string, string | undefined>>>({})

/** The label of a field: its own, else the record's. */
export function useFieldLabel(name: string, label: string | undefined): string {
  const labels = use(FieldLabels)
  return label ?? labels[name] ?? name
}
