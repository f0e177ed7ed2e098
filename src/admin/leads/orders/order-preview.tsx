import { Eye } from 'lucide-react'
import { useId, useState } from 'react'
import { DialogHeading } from '@/admin/kit/screen/dialog-heading'
import { offerOf, type OrderForm, type OrderRow } from '@/admin/leads/orders/order-schema'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { QuotationSheet } from '@/features/quotation/quotation-sheet'
import { malaysiaDay } from '@/lib/dates'
import { useNow } from '@/lib/use-now'

/** The quotation as the client would see it, with the unsaved changes. */
export function OrderPreview({ order, form }: { order: OrderRow; form: OrderForm }) {
  const id = useId()
  const now = useNow()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye size={18} aria-hidden="true" />
        Preview
      </Button>
      <ModalDialog open={open} onClose={() => setOpen(false)} labelledBy={id}>
        {open && (
          <>
            <DialogHeading id={id} onClose={() => setOpen(false)}>
              {`Quotation ${order.order_number}`}
            </DialogHeading>
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
          </>
        )}
      </ModalDialog>
    </>
  )
}
