import * as v from 'valibot'
import type { FormDescription, FormRecord, FormSchema, StoredRow } from '@/admin/kit/record/record'

/** The columns that a form selects: those of every row, those with the names of its fields, and others. */
export const columnsOf = <Schema extends FormSchema, Other extends string = never>(
  { entries }: Schema,
  ...others: Other[]
) =>
  ['id', 'updated_at', ...Object.keys(entries), ...others] as Array<
    'id' | 'updated_at' | (keyof v.InferInput<Schema> & string) | Other
  >

/** Completes a form description with the parts derived from its schema. */
export function completeForm<Row extends StoredRow, Schema extends FormSchema>(
  form: FormDescription<Row, Schema>,
): FormRecord<Row, v.InferInput<Schema>> {
  const { schema } = form
  const formOf = (valueOf: (name: string) => unknown, own: object | undefined) => {
    const values = Object.keys(schema.entries).map((name) => [name, valueOf(name)])
    return { ...Object.fromEntries(values), ...own } as v.InferInput<Schema>
  }
  const titles = Object.entries(schema.entries).map(([name, entry]) => [name, v.getTitle(entry)])
  return {
    ...form,
    labels: { ...Object.fromEntries(titles), ...form.labels },
    fields: form.fields ?? columnsOf(schema),
    empty: () => formOf((name) => (schema.entries[name]?.type === 'boolean' ? false : ''), form.empty?.()),
    toForm: (row) => formOf((name) => row[name as keyof Row] ?? '', form.toForm?.(row)),
    toRow: (values, stored) => {
      const columns = v.parse(schema, values)
      return form.toRow ? form.toRow(columns, stored) : columns
    },
  }
}
