/** Text columns that may be null, as a form holds them: null is an empty text. */
export const nullToEmpty = <Row, Key extends keyof Row>(row: Row, columns: readonly Key[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])) as {
    [Column in Key]-?: NonNullable<Row[Column]>
  }

/** The columns of these fields: an empty text is null. */
export const emptyToNull = <Form, Key extends keyof Form>(form: Form, fields: readonly Key[]) =>
  Object.fromEntries(fields.map((field) => [field, form[field] || null])) as {
    [Field in Key]: Form[Field] | null
  }
