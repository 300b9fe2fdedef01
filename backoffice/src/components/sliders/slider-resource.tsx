import { lazy } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceViews } from '../resource-views.ts';
import type { SliderKind } from './slider-kind.ts';

/** The same five screens for each kind of slider, each loaded when it is first opened. */
export function sliderResource(kind: SliderKind): ResourceViews {
  const List = lazy(() => import('./slider-list.tsx').then(({ SliderList }) => ({ default: SliderList })));
  const Create = lazy(() => import('./slider-create.tsx').then(({ SliderCreate }) => ({ default: SliderCreate })));
  const Edit = lazy(() => import('./slider-edit.tsx').then(({ SliderEdit }) => ({ default: SliderEdit })));
  const Show = lazy(() => import('./slider-show.tsx').then(({ SliderShow }) => ({ default: SliderShow })));
  const Delete = lazy(() => import('./slider-delete.tsx').then(({ SliderDelete }) => ({ default: SliderDelete })));
  return {
    name: kind.resource,
    options: { label: kind.many },
    recordRepresentation: 'name',
    list: <List kind={kind} />,
    create: <Create kind={kind} />,
    edit: <Edit kind={kind} />,
    show: <Show kind={kind} />,
    children: <Route path=":id/delete" element={<Delete kind={kind} />} />,
  };
}
