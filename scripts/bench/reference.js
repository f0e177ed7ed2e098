// React and the router on a page that they leave as it is: the least that a single-page app of them can cost.
import { createElement, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter, useLocation } from 'react-router-dom'

/** What stands inside stays: React compares no HTML that it is given whole. */
const asItIs = { __html: '' }

function Page() {
  const { pathname } = useLocation()
  return createElement('div', {
    'data-path': pathname,
    dangerouslySetInnerHTML: asItIs,
    suppressHydrationWarning: true,
  })
}

const site = createElement(BrowserRouter, null, createElement(Page))
startTransition(() => void hydrateRoot(document.getElementById('root'), site))
