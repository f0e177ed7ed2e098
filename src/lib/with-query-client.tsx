import { QueryClientProvider } from '@tanstack/react-query'
import { use, type ComponentType } from 'react'
import { ContentContext } from '@/lib/content'
import '@/lib/query-client'

/** A page whose parts use the query library's own hooks. */
export const withQueryClient = <Props extends object>(Component: ComponentType<Props>) =>
  function WithQueryClient(props: Props) {
    const library = use(ContentContext).library()
    return (
      library && (
        <QueryClientProvider client={library.client}>
          <Component {...props} />
        </QueryClientProvider>
      )
    )
  }
