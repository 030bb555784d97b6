import type { ReactNode, Ref, SVGProps } from 'react';

const HEADING_LINE_PX = 20;
const FIRST_HEADING_PX = 16;

/** Height of so many lines of heading with the space below them. */
export const measureHeading = (lines: number): number => (lines === 0 ? 0 : lines * HEADING_LINE_PX + 16);

/** Letters of a chart, in its own pixels. */
export function ChartText({ isQuiet = false, ...rest }: SVGProps<SVGTextElement> & { isQuiet?: boolean }) {
  return <text fontSize={12} fill={isQuiet ? 'var(--ink-2)' : 'var(--ink)'} {...rest} />;
}

interface ChartPictureProps {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly label: string;
  readonly description?: string;
  readonly heading: readonly string[];
  readonly picture?: Ref<SVGSVGElement> | undefined;
  readonly children: ReactNode;
}

/** The picture around a chart. Its paints are attributes: a file that is saved takes the light colours of their variables. */
export function ChartPicture(props: ChartPictureProps) {
  const { widthPx, heightPx, label, description, heading, picture, children } = props;
  return (
    <svg
      ref={picture}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      width={widthPx}
      height={heightPx}
      role="img"
      aria-label={label}
      // Not in the style, which the file goes without.
      fontFamily="inherit"
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {description !== undefined && <desc>{description}</desc>}
      {heading.map((line, index) => (
        <ChartText
          key={line}
          y={FIRST_HEADING_PX + index * HEADING_LINE_PX}
          isQuiet={index > 0}
          {...(index === 0 && { fontSize: 16, fontWeight: 600 })}
        >
          {line}
        </ChartText>
      ))}
      {children}
    </svg>
  );
}
