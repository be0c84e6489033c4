#!/usr/bin/python3
"""Opens a WebKitGTK window that WebKitWebDriver controls. It can be as narrow as a phone, and run without script.

WebKitGTK's own MiniBrowser is never narrower than 447 px.
"""
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height, has_script = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == 'script'

# Pages then see `prefers-reduced-motion: reduce`.
Gtk.Settings.get_default().set_property('gtk-enable-animations', False)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_window(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_javascript_markup(has_script)
    view.connect('close', Gtk.main_quit)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    return view


context.connect('automation-started', lambda _context, session: session.connect('create-web-view', open_window))
Gtk.main()
