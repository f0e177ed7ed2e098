import { Eye } from 'lucide-react'
import { useState } from 'react'
import { TitledDialog } from '@/admin/kit/screen/titled-dialog'
import { offerOf, type OrderForm, type OrderRow } from '@/admin/leads/orders/order-schema'
import { Button } from '@/components/ui/button'
import { QuotationSheet } from '@/features/quotation/quotation-sheet'
import { malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'

/** The quotation as the client would see it, with the unsaved changes. */
export function OrderPreview({ order, form }: { order: OrderRow; form: OrderForm }) {
  const now = useNow()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye size={18} aria-hidden="true" />
        Preview
      </Button>
      <TitledDialog title={`Quotation ${order.order_number}`} open={open} onClose={() => setOpen(false)}>
        {open && (
          <QuotationSheet
            quotation={{
              ...offerOf(form),
              customer_name: form.customer_name,
              sent_on: malaysiaDay(now),
              valid_until: form.valid_until || null,
              terms: form.terms,
              studio: null,
              company_name: null,
              ssm_number: null,
              sst_number: null,
            }}
          />
        )}
      </TitledDialog>
    </>
  )
}
