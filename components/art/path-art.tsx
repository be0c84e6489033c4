import { drawPath, frame, type PathDrawing, type Point } from '@/lib/path-art'

type Props = {
  slug: string
  className?: string
  /** In pixels, for a picture that is rendered without a style sheet. */
  size?: { width: number; height: number }
}

/** The drawing made from a slug, the same one each time. It is hidden from screen readers: it only decorates. */
export function PathArt({ slug, className, size }: Props) {
  const { hue, route, nodes, branches, light, ground } = drawPath(slug)
  const tone = (saturation: number, lightness: number) => `hsl(${hue} ${saturation}% ${lightness}%)`
  const summit = nodes.at(-1) as Point
  const { width, height } = frame

  return (
    <svg
      {...size}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={width} height={height} fill={tone(42, ground)} />
      <path d={beam(light)} fill={tone(50, 45)} opacity="0.16" />
      <path
        d={beam({ ...light, from: light.from + light.width * 1.35, width: light.width * 0.35 })}
        fill={tone(50, 55)}
        opacity="0.14"
      />
      {[0, 1, 2, 3].map((layer) => (
        <path key={layer} d={ridge(route, layer)} fill={tone(40 - layer * 2, ground + 6 - layer * 3.4)} />
      ))}
      <g fill="none" stroke={tone(38, 48)} strokeWidth="2.5">
        {branches.map(({ from, to }) => (
          <path key={`${from.x} ${to.x}`} d={line([from, to])} strokeDasharray="2 8" strokeLinecap="round" />
        ))}
      </g>
      {branches.map(({ to }) => (
        <circle
          key={`${to.x} ${to.y}`}
          cx={to.x}
          cy={to.y}
          r="6"
          fill={tone(42, ground)}
          stroke={tone(38, 48)}
          strokeWidth="2.5"
        />
      ))}
      <path
        d={line(route)}
        fill="none"
        stroke={tone(62, 72)}
        strokeWidth="6"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {nodes.slice(0, -1).map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="10" fill={tone(42, ground)} stroke={tone(62, 80)} strokeWidth="5" />
      ))}
      <circle cx={summit.x} cy={summit.y} r="46" fill="#f5a524" opacity="0.18" />
      <circle cx={summit.x} cy={summit.y} r="28" fill="#f5a524" opacity="0.3" />
      <circle cx={summit.x} cy={summit.y} r="16" fill="#f5a524" />
    </svg>
  )
}

function line(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
}

// The ground below the path, in layers.
function ridge(route: Point[], layer: number): string {
  const drop = 44 + layer * 78
  const points = route.map(({ x, y }) => ({ x: Math.round(x + layer * 34), y: Math.round(y + drop) }))
  const last = points.at(-1) as Point
  return `${line([{ x: -20, y: (points[0]?.y ?? 0) + 12 }, ...points])}L${frame.width + 20} ${last.y + 30}V620H-20Z`
}

function beam({ from, width, lean }: PathDrawing['light']): string {
  return `M${Math.round(from)} 0H${Math.round(from + width)}L${Math.round(from + width - lean)} 600H${Math.round(from - lean)}Z`
}
