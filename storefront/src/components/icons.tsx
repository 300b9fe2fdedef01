import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        {drawing}
      </svg>
    );
  };

export const HomeIcon = icon(<path d="M3.5 11 12 4l8.5 7M6 9.5V20h4.5v-5.5h3V20H18V9.5" />);
export const DressIcon = icon(
  <path d="M9 3.5c.4 1.6 1.5 2.5 3 2.5s2.6-.9 3-2.5M9 3.5 7 5l2 5-4.5 10.5h15L15 10l2-5-2-1.5M9 10h6" />,
);
export const CartIcon = icon(
  <>
    <path d="M3 4h2.5l2.2 11h10.6L20.5 7.5H6.2" />
    <circle cx="9" cy="19" r="1.5" />
    <circle cx="17" cy="19" r="1.5" />
  </>,
);
export const ParcelIcon = icon(<path d="M4 8v10.5h16V8M4 8l2-3.5h12L20 8M4 8h16M12 4.5V8m-2.5 3.5h5" />);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const MenuIcon = icon(<path d="M4 6.5h16M4 12h16M4 17.5h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5.5 5.5" />
  </>,
);
export const PinIcon = icon(
  <>
    <path d="M12 21c4-5 6.5-8.2 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 12.8 8 16 12 21Z" />
    <circle cx="12" cy="9.5" r="2.2" />
  </>,
);
export const CardIcon = icon(<path d="M3.5 6h17v12h-17zM3.5 10h17M7 14.5h4" />);
export const ShieldIcon = icon(
  <path d="M12 3.5c2.2 1.6 4.6 2.3 7.2 2.3 0 6.7-2 11.8-7.2 14.7-5.2-2.9-7.2-8-7.2-14.7 2.6 0 5-.7 7.2-2.3Zm-3.2 8.3 2.4 2.4 4.2-4.6" />,
);
export const TickIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const PauseIcon = icon(<path d="M8.5 5.5v13M15.5 5.5v13" />);
export const PlayIcon = icon(<path d="m8 5.5 10 6.5-10 6.5z" />);
export const CoinsIcon = icon(
  <>
    <ellipse cx="12" cy="7" rx="7.5" ry="3" />
    <path d="M4.5 7v5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3V7M4.5 12v5c0 1.7 3.4 3 7.5 3s7.5-1.3 7.5-3v-5" />
  </>,
);
export const MailIcon = icon(<path d="M3.5 6h17v12h-17zm0 .5 8.5 6.5 8.5-6.5" />);
export const PhoneIcon = icon(
  <path d="M5 4h4l1.5 4.5L8 10.5c1 2.5 3 4.5 5.5 5.5l2-2.5L20 15v4c-9 1.5-16.5-6-15-15Z" />,
);
