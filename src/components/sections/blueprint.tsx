import { useId } from 'react'
import { weavePattern, type PatternPart } from '@/components/sections/weave-pattern'

interface Value {
  title: string
  text: string
}

/** Three values at the parts of a weaver's draft: above what is threaded, at the corner, beside what is pressed. */
export function Blueprint({ heading, values }: { heading: string; values: readonly [Value, Value, Value] }) {
  const [threading, tieUp, treadling] = values
  return (
    <section className="page py-section">
      <h2 className="mb-8 lg:col-[main-start/span_8] lg:mb-12">{heading}</h2>
      <div className="blueprint">
        <ValueText {...threading} className="blueprint-first" />
        <Draft part={weavePattern.threading} className="blueprint-threading" />
        <ValueText {...tieUp} className="blueprint-second" />
        <Draft part={weavePattern.tieUp} className="blueprint-tie-up" />
        <Draft part={weavePattern.cloth} className="blueprint-cloth" />
        <Draft part={weavePattern.treadling} className="blueprint-treadling" />
        <ValueText {...treadling} className="blueprint-third" />
      </div>
    </section>
  )
}

function ValueText({ title, text, className }: Value & { className: string }) {
  return (
    <div className={className}>
      <h3>{title}</h3>
      <p className="mt-2.5 text-ink-2">{text}</p>
    </div>
  )
}

/** A cell is 8 px; the pattern repeats over whatever room there is. */
function Draft({ part, className }: { part: PatternPart; className: string }) {
  const id = useId()
  return (
    <svg className={className} width="100%" height="100%" shapeRendering="crispEdges" aria-hidden="true">
      <pattern
        id={id}
        width={part.width}
        height={part.height}
        patternUnits="userSpaceOnUse"
        patternTransform="scale(8)"
      >
        <path d={part.path} stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
